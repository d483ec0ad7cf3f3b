CREATE TABLE `referrals` (
	`id` text PRIMARY KEY NOT NULL,
	`friend_id` text NOT NULL,
	`inviter_id` text NOT NULL,
	`terms` text NOT NULL,
	`registered_at` integer NOT NULL,
	`verified_at` integer,
	`qualified_at` integer,
	`rewarded_at` integer,
	`reward_id` text,
	`closed_at` integer,
	`closed_for` text,
	FOREIGN KEY (`friend_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`inviter_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `referrals_friend` ON `referrals` (`friend_id`);--> statement-breakpoint
CREATE INDEX `referrals_inviter` ON `referrals` (`inviter_id`,`registered_at`);--> statement-breakpoint
CREATE INDEX `referrals_open` ON `referrals` (`inviter_id`) WHERE "referrals"."rewarded_at" is null and "referrals"."closed_at" is null;