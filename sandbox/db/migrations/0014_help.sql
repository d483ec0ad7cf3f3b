CREATE TABLE `agreements` (
	`member_id` text NOT NULL,
	`version` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`member_id`, `version`),
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `help_votes` (
	`article` text NOT NULL,
	`voter` text NOT NULL,
	`useful` integer NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`article`, `voter`)
);
