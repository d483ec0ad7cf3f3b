DROP INDEX `bills_once`;--> statement-breakpoint
CREATE INDEX `bills_payer` ON `bills` (`payer_id`,`to`);--> statement-breakpoint
CREATE UNIQUE INDEX `bills_once` ON `bills` (`contract_id`,`from`);--> statement-breakpoint
DROP INDEX `late_changes_bill`;--> statement-breakpoint
CREATE INDEX `late_changes_bill` ON `late_changes` (`bill_id`,`round_id`);