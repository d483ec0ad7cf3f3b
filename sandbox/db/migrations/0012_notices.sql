CREATE TABLE `__new_announcements` (
	`id` text NOT NULL,
	`type` text NOT NULL,
	`language` text NOT NULL,
	`title` text NOT NULL,
	`content` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`pops` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`id`, `language`)
);
--> statement-breakpoint
INSERT INTO `__new_announcements`("id", "type", "language", "title", "content", "created_at") SELECT "id", "type", "language", "title", "content", "created_at" FROM `announcements`;--> statement-breakpoint
DROP TABLE `announcements`;--> statement-breakpoint
ALTER TABLE `__new_announcements` RENAME TO `announcements`;
