CREATE TABLE `entries` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`cause` text NOT NULL,
	`reference` text NOT NULL,
	`key` text,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `entries_once` ON `entries` (`cause`,`reference`);--> statement-breakpoint
CREATE TABLE `house_accounts` (
	`name` text PRIMARY KEY NOT NULL,
	`minor` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `ledger_door` (
	`id` integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE `bonuses` (
	`id` text PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`name_es` text NOT NULL,
	`name_en` text NOT NULL,
	`amount` integer NOT NULL,
	`status` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `bonuses_member` ON `bonuses` (`member_id`,`at`);--> statement-breakpoint
CREATE TABLE `deposits` (
	`reference` text PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`method_id` text NOT NULL,
	`status` text NOT NULL,
	`amount` integer NOT NULL,
	`fee` integer NOT NULL,
	`cashier_hash` text,
	`reason` text,
	`created_at` integer NOT NULL,
	`settled_at` integer,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `deposits_cashierHash_unique` ON `deposits` (`cashier_hash`);--> statement-breakpoint
CREATE INDEX `deposits_member` ON `deposits` (`member_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `deposits_status` ON `deposits` (`status`);--> statement-breakpoint
CREATE TABLE `money_keys` (
	`member_id` text NOT NULL,
	`key` text NOT NULL,
	`call` text NOT NULL,
	`input_hash` text NOT NULL,
	`answer` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`member_id`, `key`),
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `money_keys_at` ON `money_keys` (`at`);--> statement-breakpoint
CREATE TABLE `payout_accounts` (
	`id` text PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`kind` text NOT NULL,
	`institution` text NOT NULL,
	`holder` text NOT NULL,
	`number` text NOT NULL,
	`removed_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `payout_accounts_member` ON `payout_accounts` (`member_id`);--> statement-breakpoint
CREATE TABLE `payouts` (
	`id` text PRIMARY KEY NOT NULL,
	`reference` text NOT NULL,
	`amount` integer NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`reference`) REFERENCES `withdrawals`(`reference`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `payouts_of` ON `payouts` (`reference`);--> statement-breakpoint
CREATE TABLE `proof_pieces` (
	`proof_id` text NOT NULL,
	`offset` integer NOT NULL,
	`bytes` blob NOT NULL,
	PRIMARY KEY(`proof_id`, `offset`),
	FOREIGN KEY (`proof_id`) REFERENCES `proofs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `proofs` (
	`id` text PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`file_hash` text NOT NULL,
	`size` integer NOT NULL,
	`received` integer DEFAULT 0 NOT NULL,
	`type` text NOT NULL,
	`state` text NOT NULL,
	`used_for` text,
	`image` blob,
	`at` integer NOT NULL,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `proofs_file` ON `proofs` (`member_id`,`file_hash`);--> statement-breakpoint
CREATE INDEX `proofs_used` ON `proofs` (`used_for`);--> statement-breakpoint
CREATE TABLE `turnovers` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`member_id` text NOT NULL,
	`reference` text NOT NULL,
	`required` integer NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `turnovers_member` ON `turnovers` (`member_id`,`at`);--> statement-breakpoint
CREATE TABLE `vouchers` (
	`hash` text PRIMARY KEY NOT NULL,
	`minor` integer NOT NULL,
	`used_by` text,
	`used_at` integer
);
--> statement-breakpoint
CREATE TABLE `withdrawals` (
	`reference` text PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`account_id` text NOT NULL,
	`status` text NOT NULL,
	`amount` integer NOT NULL,
	`fee` integer NOT NULL,
	`reason` text,
	`created_at` integer NOT NULL,
	`settled_at` integer,
	`receipt` text,
	`received` integer DEFAULT 0 NOT NULL,
	`receipt_due_at` integer,
	`receipt_note` text,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`account_id`) REFERENCES `payout_accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `withdrawals_member` ON `withdrawals` (`member_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `withdrawals_status` ON `withdrawals` (`status`);--> statement-breakpoint
CREATE INDEX `withdrawals_due` ON `withdrawals` (`receipt`,`receipt_due_at`);--> statement-breakpoint
DROP TABLE `ledger`;--> statement-breakpoint
CREATE TABLE `ledger` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`entry_id` integer NOT NULL,
	`member_id` text,
	`account` text NOT NULL,
	`change` integer NOT NULL,
	`balance` integer NOT NULL,
	`cause` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`entry_id`) REFERENCES `entries`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `ledger_entry` ON `ledger` (`entry_id`);--> statement-breakpoint
CREATE INDEX `ledger_member` ON `ledger` (`member_id`,`at`);--> statement-breakpoint
CREATE TABLE `__new_wallets` (
	`member_id` text NOT NULL,
	`wallet` text NOT NULL,
	`minor` integer NOT NULL,
	PRIMARY KEY(`member_id`, `wallet`),
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "wallets_not_below_zero" CHECK("minor" >= 0)
);
--> statement-breakpoint
INSERT INTO `__new_wallets`("member_id", "wallet", "minor") SELECT "member_id", "wallet", "minor" FROM `wallets`;--> statement-breakpoint
DROP TABLE `wallets`;--> statement-breakpoint
ALTER TABLE `__new_wallets` RENAME TO `wallets`;--> statement-breakpoint
-- The earlier ledger knew one side only: the books begin anew with what everybody has.
INSERT INTO `entries`("cause", "reference", "at") SELECT 'opening', "member_id" || ' ' || "wallet", unixepoch() * 1000 FROM `wallets`;--> statement-breakpoint
INSERT INTO `ledger`("entry_id", "member_id", "account", "change", "balance", "cause", "at") SELECT `entries`."id", "member_id", "wallet", "minor", "minor", 'opening', `entries`."at" FROM `wallets` JOIN `entries` ON `entries`."reference" = "member_id" || ' ' || "wallet" WHERE "minor" <> 0;--> statement-breakpoint
INSERT INTO `ledger`("entry_id", "member_id", "account", "change", "balance", "cause", "at") SELECT "entry_id", NULL, 'OPENING', -"change", -(SELECT sum(b."change") FROM `ledger` b WHERE b."id" <= a."id"), 'opening', "at" FROM `ledger` a;--> statement-breakpoint
INSERT INTO `house_accounts`("name", "minor") SELECT 'OPENING', -coalesce(sum("minor"), 0) FROM `wallets`;--> statement-breakpoint
-- What was written stays as it was written. Only starting all over again opens the door.
CREATE TRIGGER `ledger_not_changed` BEFORE UPDATE ON `ledger` BEGIN SELECT RAISE(ABORT, 'the ledger is only ever added to'); END;--> statement-breakpoint
CREATE TRIGGER `ledger_not_deleted` BEFORE DELETE ON `ledger` WHEN NOT EXISTS (SELECT 1 FROM `ledger_door`) BEGIN SELECT RAISE(ABORT, 'the ledger is only ever added to'); END;--> statement-breakpoint
CREATE TRIGGER `entries_not_changed` BEFORE UPDATE ON `entries` BEGIN SELECT RAISE(ABORT, 'the ledger is only ever added to'); END;--> statement-breakpoint
CREATE TRIGGER `entries_not_deleted` BEFORE DELETE ON `entries` WHEN NOT EXISTS (SELECT 1 FROM `ledger_door`) BEGIN SELECT RAISE(ABORT, 'the ledger is only ever added to'); END;
