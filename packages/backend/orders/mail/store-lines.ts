import { toStoreHours } from '@titraj/contract/formats/store-hours.ts';
import type { Order } from '@titraj/contract/orders.ts';
import type { MailSection } from '../../platform/mail/mail-content.ts';
import { formatMoment } from '../../platform/mail/mail-formats.ts';
import type { MailWords } from '../../platform/mail/words/mail-words.ts';

type Parcel = Order['parcels'][number];

/** Address and hours of a store. */
export function toStoreLines(location: Parcel['location'], { words, locale }: { words: MailWords['order']; locale: string }): string[] {
	if (!location) return [];
	const hours = toStoreHours(location.opening_hours, locale);
	return [`${location.address}, ${location.postcode} ${location.city}`, ...(hours === '' ? [] : [words.storeHours(hours)])];
}

/** The stores where an order is collected, with the day from which it is ready if one is promised. */
export const toStoreSections = (parcels: readonly Parcel[], { locale, order: words }: MailWords): MailSection[] =>
	parcels.flatMap(({ location_title, location, delivery_from }) => {
		if (location_title === null) return [];
		const ready = delivery_from === null ? [] : [words.ready(formatMoment(delivery_from, locale, { dateStyle: 'medium', timeZone: 'UTC' }))];
		return [{ title: location_title, paragraphs: [...ready, ...toStoreLines(location, { words, locale })] }];
	});
