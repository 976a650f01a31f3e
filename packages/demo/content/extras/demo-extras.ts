import type { SourceExtras } from '@titraj/backend/platform/source/content.ts';
import { DEMO_LANDING_PAGES } from '../demo-pages.ts';
import { demoCalendars } from './calendars.ts';
import { DEMO_COMMENTS } from './comments.ts';
import { autumnFlyer } from './flyer.ts';
import { DEMO_TOPICS } from './newsletter-topics.ts';
import { demoSweepstakes } from './sweepstakes.ts';

/** Calendars, the flyer, landing pages, sweepstakes and comments of the demo shop, dated relative to `now`. */
export function demoExtras(now: Date): SourceExtras {
	const { advent, autumn } = demoCalendars(now);
	return {
		calendars: [advent, autumn],
		flyers: [autumnFlyer(now)],
		static_contents: [...DEMO_LANDING_PAGES],
		sweepstakes: demoSweepstakes(now),
		newsletter_topics: [...DEMO_TOPICS],
		comments: [...DEMO_COMMENTS],
	};
}
