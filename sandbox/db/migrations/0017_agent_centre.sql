CREATE TABLE `invitation_uses` (
	`member_id` text PRIMARY KEY NOT NULL,
	`invitation_id` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`invitation_id`) REFERENCES `invitations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `invitation_uses_invitation` ON `invitation_uses` (`invitation_id`,`at`);--> statement-breakpoint
CREATE TABLE `invitations` (
	`id` text PRIMARY KEY NOT NULL,
	`agent_id` text NOT NULL,
	`code` text NOT NULL,
	`name` text NOT NULL,
	`kind` text NOT NULL,
	`created_at` integer NOT NULL,
	`closed_at` integer,
	FOREIGN KEY (`agent_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `invitations_code` ON `invitations` (`code`);--> statement-breakpoint
CREATE INDEX `invitations_agent` ON `invitations` (`agent_id`,`created_at`);--> statement-breakpoint
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
CREATE INDEX `referrals_open` ON `referrals` (`inviter_id`) WHERE "referrals"."rewarded_at" is null and "referrals"."closed_at" is null;--> statement-breakpoint
DROP INDEX `rounds_at`;--> statement-breakpoint
CREATE INDEX `rounds_at` ON `rounds` (`at`,`member_id`,`status`,`game_type`);--> statement-breakpoint
CREATE INDEX `ledger_at` ON `ledger` (`at`,`member_id`,`account`,`cause`) WHERE member_id is not null;--> statement-breakpoint
CREATE INDEX `ledger_paid` ON `ledger` (`member_id`,`at`,`cause`,`change`) WHERE account = 'MAIN' and cause in ('deposit', 'withdrawal', 'release', 'return', 'bonus');