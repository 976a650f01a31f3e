import type { SourceExtras } from '../../../platform/source/content.ts';
import { demoCalendars } from './calendars.ts';
import { DEMO_COMMENTS } from './comments.ts';
import { autumnFlyer } from './flyer.ts';
import { DEMO_STATIC_CONTENTS } from './static-contents.ts';
import { demoSweepstakes } from './sweepstakes.ts';

/** Calendars, the catalogue to leaf through, landing pages, sweepstakes and comments of the demo shop, dated by the moment. */
export function demoExtras(now: Date): SourceExtras {
	const { advent, autumn } = demoCalendars(now);
	return {
		calendars: [advent, autumn],
		flyers: [autumnFlyer(now)],
		static_contents: [...DEMO_STATIC_CONTENTS],
		sweepstakes: demoSweepstakes(now),
		comments: [...DEMO_COMMENTS],
	};
}
