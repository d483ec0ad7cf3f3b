CREATE TABLE `visitor_feedback` (
	`reference` text PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`input_hash` text NOT NULL,
	`state` text NOT NULL,
	`text` text NOT NULL,
	`email` text,
	`language` text NOT NULL,
	`answer` text,
	`received_at` integer NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `visitor_feedback_key_unique` ON `visitor_feedback` (`key`);--> statement-breakpoint
CREATE INDEX `visitor_feedback_state` ON `visitor_feedback` (`state`,`at`);