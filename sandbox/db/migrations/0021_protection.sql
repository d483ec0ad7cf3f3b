CREATE TABLE `absences` (
	`id` text PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`kind` text NOT NULL,
	`from` integer NOT NULL,
	`until` integer,
	`everywhere` integer NOT NULL,
	`return_asked_at` integer,
	`return_reason` text,
	`return_decision` text,
	`return_decided_at` integer,
	`ended_at` integer,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `absences_member` ON `absences` (`member_id`,`ended_at`);--> statement-breakpoint
CREATE TABLE `cares` (
	`member_id` text PRIMARY KEY NOT NULL,
	`standing` text NOT NULL,
	`since` integer NOT NULL,
	`message_id` text,
	`answer_by` integer,
	`answered_at` integer,
	`vip_assessed` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `limits_postponed` (
	`member_id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `member_limits` (
	`member_id` text NOT NULL,
	`kind` text NOT NULL,
	`period` text NOT NULL,
	`value` integer,
	`version` integer NOT NULL,
	`raise_state` text,
	`raise_value` integer,
	`raise_asked_at` integer,
	`raise_from` integer,
	`raise_confirm_by` integer,
	`raised_at` integer,
	PRIMARY KEY(`member_id`, `kind`, `period`),
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `play_sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`started_at` integer NOT NULL,
	`ending_at` integer,
	`ended_at` integer,
	`why` text,
	`minutes` integer,
	`money` integer,
	`check_minutes` integer,
	`lock_hours` integer,
	`checks` integer DEFAULT 0 NOT NULL,
	`checked_at` integer NOT NULL,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `play_sessions_member` ON `play_sessions` (`member_id`,`started_at`);--> statement-breakpoint
CREATE TABLE `protection_changes` (
	`id` text PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`at` integer NOT NULL,
	`what` text NOT NULL,
	`kind` text,
	`period` text,
	`before` text,
	`after` text,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `protection_changes_member` ON `protection_changes` (`member_id`,`at`);