CREATE TABLE `audit_breaks` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`chain` text NOT NULL,
	`seq` integer NOT NULL,
	`kind` text NOT NULL,
	`entry` text,
	`hash` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `audit_breaks_once` ON `audit_breaks` (`chain`,`seq`,`kind`,`hash`);--> statement-breakpoint
CREATE INDEX `audit_breaks_chain` ON `audit_breaks` (`chain`);--> statement-breakpoint
CREATE TABLE `audit_chains` (
	`chain` text PRIMARY KEY NOT NULL,
	`client` text NOT NULL,
	`seq` integer NOT NULL,
	`hash` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `audit_entries` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`chain` text NOT NULL,
	`seq` integer NOT NULL,
	`entry` text NOT NULL,
	`member_id` text,
	`at` integer NOT NULL,
	`seal` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `audit_entries_place` ON `audit_entries` (`chain`,`seq`);