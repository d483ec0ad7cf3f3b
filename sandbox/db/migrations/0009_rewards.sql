CREATE TABLE `board_results` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`board` text NOT NULL,
	`period` text NOT NULL,
	`rank` integer NOT NULL,
	`member_id` text,
	`name` text NOT NULL,
	`score` integer NOT NULL,
	`reached_at` integer NOT NULL,
	`prize` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `board_results_once` ON `board_results` (`board`,`period`,`rank`);--> statement-breakpoint
CREATE TABLE `mission_runs` (
	`id` text PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`mission_id` text NOT NULL,
	`period` text NOT NULL,
	`version` integer NOT NULL,
	`joined_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`claimed_at` integer,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `mission_runs_once` ON `mission_runs` (`member_id`,`mission_id`,`period`);--> statement-breakpoint
CREATE TABLE `point_moves` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`member_id` text NOT NULL,
	`cause` text NOT NULL,
	`reference` text NOT NULL,
	`name_es` text NOT NULL,
	`name_en` text NOT NULL,
	`change` integer NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `point_moves_member` ON `point_moves` (`member_id`,`at`);--> statement-breakpoint
CREATE UNIQUE INDEX `point_moves_once` ON `point_moves` (`cause`,`reference`);--> statement-breakpoint
CREATE TABLE `point_rewards` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`image` text NOT NULL,
	`texts` text NOT NULL,
	`price` integer NOT NULL,
	`worth` integer DEFAULT 0 NOT NULL,
	`stock` integer,
	`min_rank` integer DEFAULT 1 NOT NULL,
	`bets_required` integer DEFAULT 0 NOT NULL,
	`limit_count` integer,
	`limit_days` integer,
	`opens_at` integer NOT NULL,
	`ends_at` integer,
	CONSTRAINT "point_rewards_stock_not_below_zero" CHECK("point_rewards"."stock" is null or "point_rewards"."stock" >= 0)
);
--> statement-breakpoint
CREATE TABLE `point_rules` (
	`version` integer PRIMARY KEY NOT NULL,
	`from` integer NOT NULL,
	`earning` text NOT NULL,
	`step` integer NOT NULL,
	`amount` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `promotion_offers` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`category` text NOT NULL,
	`image` text NOT NULL,
	`texts` text NOT NULL,
	`facts` text NOT NULL,
	`hidden` integer DEFAULT false NOT NULL,
	`published_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `redemptions` (
	`reference` text PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`reward_id` text NOT NULL,
	`kind` text NOT NULL,
	`name_es` text NOT NULL,
	`name_en` text NOT NULL,
	`quantity` integer NOT NULL,
	`points` integer NOT NULL,
	`worth` integer NOT NULL,
	`bets_required` integer NOT NULL,
	`status` text NOT NULL,
	`remark` text,
	`address` text,
	`mobile` text,
	`applied_at` integer NOT NULL,
	`settled_at` integer,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `redemptions_member` ON `redemptions` (`member_id`,`applied_at`);--> statement-breakpoint
CREATE TABLE `rewards` (
	`id` text PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`promotion_id` text,
	`cause` text NOT NULL,
	`source` text NOT NULL,
	`title_es` text NOT NULL,
	`title_en` text NOT NULL,
	`status` text NOT NULL,
	`amount` integer NOT NULL,
	`terms` text,
	`required` integer DEFAULT 0 NOT NULL,
	`reason_es` text,
	`reason_en` text,
	`at` integer NOT NULL,
	`queued_at` integer,
	`met_at` integer,
	`settled_at` integer,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `rewards_member` ON `rewards` (`member_id`,`at`);--> statement-breakpoint
CREATE UNIQUE INDEX `rewards_once` ON `rewards` (`member_id`,`cause`);