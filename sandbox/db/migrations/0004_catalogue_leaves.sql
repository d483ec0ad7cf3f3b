DROP TABLE `games`;--> statement-breakpoint
DROP TABLE `vendors`;