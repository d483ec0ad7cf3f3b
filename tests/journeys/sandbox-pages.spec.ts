import { expect, test } from './kit/journey.ts';
