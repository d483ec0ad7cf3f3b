CREATE TABLE `drawn_rounds` (
	`id` text PRIMARY KEY NOT NULL,
	`play_hash` text NOT NULL,
	`player_id` text NOT NULL,
	`state` text NOT NULL,
	`stake` integer NOT NULL,
	`win` integer NOT NULL,
	`outcome` text NOT NULL,
	`balance` text,
	`at` integer NOT NULL,
	FOREIGN KEY (`player_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `drawn_rounds_player` ON `drawn_rounds` (`player_id`,`state`);--> statement-breakpoint
CREATE TABLE `plays` (
	`ticket_hash` text PRIMARY KEY NOT NULL,
	`ticket_expires_at` integer NOT NULL,
	`play_hash` text,
	`member_id` text NOT NULL,
	`session_hash` text NOT NULL,
	`game_id` text NOT NULL,
	`game_type` text NOT NULL,
	`vassalage` text NOT NULL,
	`name_es` text NOT NULL,
	`name_en` text NOT NULL,
	`least` integer NOT NULL,
	`back` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `plays_playHash_unique` ON `plays` (`play_hash`);--> statement-breakpoint
CREATE INDEX `plays_member` ON `plays` (`member_id`);--> statement-breakpoint
CREATE INDEX `plays_created` ON `plays` (`created_at`);--> statement-breakpoint
CREATE TABLE `rounds` (
	`id` text PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`game_id` text NOT NULL,
	`game_type` text NOT NULL,
	`status` text NOT NULL,
	`stake` integer NOT NULL,
	`win` integer NOT NULL,
	`balance` integer NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `rounds_member` ON `rounds` (`member_id`);--> statement-breakpoint
CREATE INDEX `rounds_at` ON `rounds` (`at`);--> statement-breakpoint
ALTER TABLE `ledger` ADD `round_id` text;