import type { TitleAndShort } from '../texts.ts';

export const lists: Readonly<Record<string, TitleAndShort>> = {
	novo: ['New arrivals', 'Products that joined the range in the last sixty days or so.'],
	akcija: ['Offers', 'Reduced prices. Each one also states the lowest price in the 30 days before the reduction.'],
	najprodavanije: ['Best sellers', 'What other buyers choose most often, measured by sales in the past year.'],
};
