CREATE TABLE `check_choices` (
	`member_id` text PRIMARY KEY NOT NULL,
	`minutes` integer NOT NULL,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `play_sessions` ADD `check_minutes_next` integer;