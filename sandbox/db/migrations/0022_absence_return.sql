ALTER TABLE `absences` ADD `return_from` integer;--> statement-breakpoint
ALTER TABLE `absences` ADD `return_decide_days` integer;--> statement-breakpoint
ALTER TABLE `absences` ADD `return_cooling_hours` integer;--> statement-breakpoint
UPDATE `absences` SET `return_from` = coalesce(`until`, `from` + 15897600000) WHERE `kind` = 'EXCLUSION';
