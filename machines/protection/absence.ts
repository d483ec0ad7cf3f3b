import { madeOf } from '../kit/made-of.ts';
import { absenceChart } from './absence.machine.ts';
import { type AbsenceFlow, absenceChartFor } from './absence.rules.ts';

/** The machine of a break or an exclusion, made of what it adds to the chart of both. */
export function absence(flow: AbsenceFlow): ReturnType<typeof absenceChart> {
  return madeOf(absenceChart(flow), (chart) => absenceChartFor(flow, chart));
}
