CREATE TABLE `identities` (
	`provider` text NOT NULL,
	`subject` text NOT NULL,
	`member_id` text NOT NULL,
	PRIMARY KEY(`provider`, `subject`),
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `portraits` (
	`id` text PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`png` blob NOT NULL,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `sign_ins` (
	`id` text PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`token_hash` text NOT NULL,
	`address` text NOT NULL,
	`device` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sign_ins_member` ON `sign_ins` (`member_id`,`at`);--> statement-breakpoint
CREATE TABLE `sliders` (
	`id` text PRIMARY KEY NOT NULL,
	`client` text NOT NULL,
	`place` integer NOT NULL,
	`words` text NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `sliders_expires` ON `sliders` (`expires_at`);--> statement-breakpoint
CREATE TABLE `tickets` (
	`hash` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`bound` text NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `tickets_expires` ON `tickets` (`expires_at`);--> statement-breakpoint
ALTER TABLE `members` ADD `email` text;--> statement-breakpoint
ALTER TABLE `members` ADD `email_key` text;--> statement-breakpoint
ALTER TABLE `members` ADD `payee_name` text;--> statement-breakpoint
ALTER TABLE `members` ADD `birthday` text;--> statement-breakpoint
ALTER TABLE `members` ADD `details` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `members` ADD `affiliate_code` text;--> statement-breakpoint
ALTER TABLE `members` ADD `withdraw_hash` text;--> statement-breakpoint
ALTER TABLE `members` ADD `totp_secret` text;--> statement-breakpoint
ALTER TABLE `members` ADD `totp_confirmed` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `members` ADD `totp_step` integer;--> statement-breakpoint
ALTER TABLE `members` ADD `missions` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `members` ADD `password_changed_at` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `members_email` ON `members` (`email_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `members_affiliate` ON `members` (`affiliate_code`);