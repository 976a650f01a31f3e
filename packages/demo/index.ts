import type { Seed } from '@titraj/backend/seed/seed.ts';
import { demoCatalog } from './catalog/demo-catalog.ts';
import { demoContent } from './content/demo-content.ts';
import { withTranslations } from './translations/with-translations.ts';

/** The demo shop with so many products; what the calendar ends is dated by the moment. */
export const demoSeed = (products: number, now: Date): Seed => withTranslations({ catalog: demoCatalog({ products }), content: demoContent(now) });
