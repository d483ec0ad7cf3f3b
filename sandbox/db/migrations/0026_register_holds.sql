CREATE TABLE `register_holds` (
	`member_id` text NOT NULL,
	`key` text NOT NULL,
	`amount` integer NOT NULL,
	`at` integer NOT NULL,
	`said` integer NOT NULL,
	`reference` text,
	PRIMARY KEY(`member_id`, `key`),
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade
);
