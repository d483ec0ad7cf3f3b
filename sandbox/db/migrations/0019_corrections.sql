CREATE TABLE `bill_corrections` (
	`id` text PRIMARY KEY NOT NULL,
	`bill_id` text NOT NULL,
	`ordinal` integer NOT NULL,
	`at` integer NOT NULL,
	`pay` text NOT NULL,
	`before` integer NOT NULL,
	`after` integer NOT NULL,
	`due` integer NOT NULL,
	`settled` integer DEFAULT 0 NOT NULL,
	`state` text NOT NULL,
	FOREIGN KEY (`bill_id`) REFERENCES `bills`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "bill_corrections_settled_once" CHECK("bill_corrections"."settled" between min("bill_corrections"."due", 0) and max("bill_corrections"."due", 0))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bill_corrections_once` ON `bill_corrections` (`bill_id`,`ordinal`);--> statement-breakpoint
CREATE INDEX `bill_corrections_open` ON `bill_corrections` (`at`) WHERE "bill_corrections"."state" = 'OPEN';--> statement-breakpoint
CREATE TABLE `kept_back` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`correction_id` text NOT NULL,
	`from_id` text NOT NULL,
	`minor` integer NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`correction_id`) REFERENCES `bill_corrections`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `kept_back_once` ON `kept_back` (`correction_id`,`from_id`);--> statement-breakpoint
CREATE TABLE `late_changes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`bill_id` text NOT NULL,
	`correction_id` text,
	`round_id` text NOT NULL,
	`member_id` text NOT NULL,
	`at` integer NOT NULL,
	`stake_before` integer NOT NULL,
	`win_before` integer NOT NULL,
	`stake_after` integer NOT NULL,
	`win_after` integer NOT NULL,
	FOREIGN KEY (`bill_id`) REFERENCES `bills`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`correction_id`) REFERENCES `bill_corrections`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `late_changes_bill` ON `late_changes` (`bill_id`,`member_id`);--> statement-breakpoint
CREATE INDEX `late_changes_waiting` ON `late_changes` (`bill_id`) WHERE "late_changes"."correction_id" is null;--> statement-breakpoint
DROP INDEX `bill_rows_bill`;--> statement-breakpoint
CREATE INDEX `bill_rows_bill` ON `bill_rows` (`bill_id`,`member_id`);--> statement-breakpoint
-- Bills that are there keep the number that their statements had, and the zone that the sandbox begins with.
ALTER TABLE `bills` ADD `number` text NOT NULL DEFAULT '';--> statement-breakpoint
UPDATE `bills` SET `number` = `id`;--> statement-breakpoint
ALTER TABLE `bills` ADD `zone` text NOT NULL DEFAULT 'America/Lima';--> statement-breakpoint
CREATE UNIQUE INDEX `bills_number` ON `bills` (`number`);--> statement-breakpoint
CREATE INDEX `bills_time` ON `bills` (`to`,`from`);