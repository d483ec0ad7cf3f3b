CREATE TABLE `announcements` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`language` text NOT NULL,
	`title` text NOT NULL,
	`content` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `banners` (
	`id` integer PRIMARY KEY NOT NULL,
	`group_name` text NOT NULL,
	`language` text NOT NULL,
	`url` text NOT NULL,
	`title` text NOT NULL,
	`subtitle` text NOT NULL,
	`link` text
);
--> statement-breakpoint
CREATE TABLE `captchas` (
	`client` text PRIMARY KEY NOT NULL,
	`answer_hash` text NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `codes` (
	`id` integer PRIMARY KEY NOT NULL,
	`purpose` text NOT NULL,
	`target` text NOT NULL,
	`client` text NOT NULL,
	`address` text NOT NULL,
	`code_hash` text NOT NULL,
	`tries_left` integer NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `codes_target` ON `codes` (`target`,`created_at`);--> statement-breakpoint
CREATE INDEX `codes_created` ON `codes` (`created_at`);--> statement-breakpoint
CREATE TABLE `failures` (
	`id` integer PRIMARY KEY NOT NULL,
	`subject` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `failures_subject` ON `failures` (`subject`,`at`);--> statement-breakpoint
CREATE TABLE `games` (
	`game_id` text PRIMARY KEY NOT NULL,
	`vendor_id` integer NOT NULL,
	`name_es` text NOT NULL,
	`name_en` text NOT NULL,
	`image` text NOT NULL,
	`is_hot` integer NOT NULL,
	`is_new` integer NOT NULL,
	FOREIGN KEY (`vendor_id`) REFERENCES `vendors`(`account_type_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `games_vendor` ON `games` (`vendor_id`);--> statement-breakpoint
CREATE TABLE `known_addresses` (
	`member_id` text NOT NULL,
	`address` text NOT NULL,
	PRIMARY KEY(`member_id`, `address`),
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `ledger` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`member_id` text NOT NULL,
	`wallet` text NOT NULL,
	`kind` text NOT NULL,
	`change` integer NOT NULL,
	`balance` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `ledger_member` ON `ledger` (`member_id`);--> statement-breakpoint
CREATE TABLE `locks` (
	`subject` text PRIMARY KEY NOT NULL,
	`until` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `members` (
	`id` text PRIMARY KEY NOT NULL,
	`account` text NOT NULL,
	`account_key` text NOT NULL,
	`password_hash` text NOT NULL,
	`type` integer NOT NULL,
	`upline_id` text,
	`nickname` text NOT NULL,
	`user_name` text NOT NULL,
	`rank_level` integer NOT NULL,
	`rank_name` text NOT NULL,
	`service_label` text,
	`avatar` text NOT NULL,
	`avatar_type` text NOT NULL,
	`icon` text,
	`language` text NOT NULL,
	`mobile` text,
	`password_expires_at` integer,
	`must_change` integer NOT NULL,
	`first_login` integer NOT NULL,
	`disabled` integer NOT NULL,
	`address_checked` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`upline_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `members_account` ON `members` (`account_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `members_mobile` ON `members` (`mobile`);--> statement-breakpoint
CREATE TABLE `messages` (
	`id` text PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`title` text NOT NULL,
	`body` text NOT NULL,
	`read_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `messages_member` ON `messages` (`member_id`);--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`recipient` text NOT NULL,
	`text` text NOT NULL,
	`code` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `outbox_recipient` ON `outbox` (`recipient`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`restriction` text,
	`client` text NOT NULL,
	`address` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_member` ON `sessions` (`member_id`);--> statement-breakpoint
CREATE INDEX `sessions_created` ON `sessions` (`created_at`);--> statement-breakpoint
CREATE TABLE `vendors` (
	`account_type_id` integer PRIMARY KEY NOT NULL,
	`category` text NOT NULL,
	`lane` text NOT NULL,
	`vassalage` text NOT NULL,
	`name_es` text NOT NULL,
	`name_en` text NOT NULL,
	`is_hot` integer NOT NULL,
	`icon` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `wallets` (
	`member_id` text NOT NULL,
	`wallet` text NOT NULL,
	`minor` integer NOT NULL,
	PRIMARY KEY(`member_id`, `wallet`),
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade
);
