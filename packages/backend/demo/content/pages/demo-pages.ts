import type { SourcePage } from '../../../platform/source/catalog.ts';
import { aboutPage } from './about-page.ts';
import { adventPage, autumnDetailsPage, autumnPage, calendarDetailsPage } from './calendar-pages.ts';
import { contactPage } from './contact-page.ts';
import { cookiesPage } from './cookies-page.ts';
import { deliveryPage } from './delivery-page.ts';
import { faqPage, ordersFaqPage } from './faq-page.ts';
import { flyerPage } from './flyer-page.ts';
import { hiddenPage } from './hidden-page.ts';
import { homePage } from './home-page.ts';
import { paymentPage } from './payment-page.ts';
import { privacyPage } from './privacy-page.ts';
import { returnsPage } from './returns-page.ts';
import { schoolsPage } from './schools-page.ts';
import { termsPage } from './terms-page.ts';

export const DEMO_PAGES: readonly SourcePage[] = [
	homePage,
	aboutPage,
	deliveryPage,
	paymentPage,
	returnsPage,
	termsPage,
	privacyPage,
	cookiesPage,
	contactPage,
	faqPage,
	ordersFaqPage,
	flyerPage,
	adventPage,
	autumnPage,
	calendarDetailsPage,
	autumnDetailsPage,
	schoolsPage,
	hiddenPage,
];
