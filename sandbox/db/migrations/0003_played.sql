CREATE TABLE `favourites` (
	`member_id` text NOT NULL,
	`game_id` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`member_id`, `game_id`),
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `played` (
	`member_id` text NOT NULL,
	`game_id` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`member_id`, `game_id`),
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `played_when` ON `played` (`member_id`,`at`);