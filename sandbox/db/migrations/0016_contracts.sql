CREATE TABLE `bill_rows` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`bill_id` text NOT NULL,
	`member_id` text NOT NULL,
	`at` integer NOT NULL,
	`stake` integer NOT NULL,
	`win` integer NOT NULL,
	`bonus` integer NOT NULL,
	FOREIGN KEY (`bill_id`) REFERENCES `bills`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `bill_rows_bill` ON `bill_rows` (`bill_id`);--> statement-breakpoint
CREATE TABLE `bills` (
	`id` text PRIMARY KEY NOT NULL,
	`contract_id` text NOT NULL,
	`agent_id` text NOT NULL,
	`payer_id` text,
	`period_id` text NOT NULL,
	`from` integer NOT NULL,
	`to` integer NOT NULL,
	`terms` text NOT NULL,
	`pay` text NOT NULL,
	`amount` integer NOT NULL,
	`paid` integer DEFAULT 0 NOT NULL,
	`state` text NOT NULL,
	`computed_at` integer NOT NULL,
	`due_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`paid_at` integer,
	FOREIGN KEY (`contract_id`) REFERENCES `contracts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`agent_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "bills_paid_once" CHECK("bills"."paid" >= 0 and "bills"."paid" <= "bills"."amount")
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bills_once` ON `bills` (`contract_id`,`period_id`);--> statement-breakpoint
CREATE INDEX `bills_agent` ON `bills` (`agent_id`,`computed_at`);--> statement-breakpoint
CREATE INDEX `bills_open` ON `bills` (`state`,`due_at`);--> statement-breakpoint
CREATE TABLE `contracts` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`agent_id` text NOT NULL,
	`upline_id` text,
	`terms` text NOT NULL,
	`state` text NOT NULL,
	`offered_at` integer NOT NULL,
	`answer_by` integer NOT NULL,
	`valid_from` integer,
	`ended_at` integer,
	`end_cause` text,
	`end_asked_by` text,
	`end_answer_by` integer,
	`settled_to` integer,
	FOREIGN KEY (`agent_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`upline_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `contracts_valid` ON `contracts` (`kind`,`agent_id`) WHERE "contracts"."state" = 'VALID';--> statement-breakpoint
CREATE UNIQUE INDEX `contracts_requested` ON `contracts` (`kind`,`agent_id`) WHERE "contracts"."state" = 'REQUESTED';--> statement-breakpoint
CREATE INDEX `contracts_agent` ON `contracts` (`agent_id`);--> statement-breakpoint
CREATE INDEX `contracts_upline` ON `contracts` (`upline_id`);--> statement-breakpoint
CREATE TABLE `statement_keys` (
	`id` integer PRIMARY KEY NOT NULL,
	`jwk` text NOT NULL
);
