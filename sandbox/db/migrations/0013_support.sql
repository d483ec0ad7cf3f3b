CREATE TABLE `chat_lines` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`reference` text NOT NULL,
	`by` text NOT NULL,
	`key` text NOT NULL,
	`text` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`reference`) REFERENCES `chats`(`reference`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `chat_lines_once` ON `chat_lines` (`reference`,`key`);--> statement-breakpoint
CREATE TABLE `chats` (
	`reference` text PRIMARY KEY NOT NULL,
	`member_id` text,
	`service` text NOT NULL,
	`visit_hash` text NOT NULL,
	`language` text NOT NULL,
	`opened_at` integer NOT NULL,
	`at` integer NOT NULL,
	`ended_at` integer,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `chats_visitHash_unique` ON `chats` (`visit_hash`);--> statement-breakpoint
CREATE INDEX `chats_at` ON `chats` (`ended_at`,`at`);--> statement-breakpoint
CREATE TABLE `feedback_cases` (
	`reference` text PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`state` text NOT NULL,
	`text` text NOT NULL,
	`received_at` integer NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `feedback_cases_member` ON `feedback_cases` (`member_id`,`received_at`);--> statement-breakpoint
CREATE INDEX `feedback_cases_state` ON `feedback_cases` (`state`,`at`);--> statement-breakpoint
CREATE TABLE `feedback_steps` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`reference` text NOT NULL,
	`state` text NOT NULL,
	`text` text,
	`at` integer NOT NULL,
	FOREIGN KEY (`reference`) REFERENCES `feedback_cases`(`reference`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `feedback_steps_of` ON `feedback_steps` (`reference`);