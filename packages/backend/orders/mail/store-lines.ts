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

/** When a parcel is delivered or ready in its store; empty if no day is promised. */
export function toDayLines({ location_title, delivery_from, delivery_to }: Parcel, { locale, order: words }: Pick<MailWords, 'locale' | 'order'>): string[] {
	const day = (text: string) => formatMoment(text, locale, { dateStyle: 'medium', timeZone: 'UTC' });
	if (delivery_from === null) return [];
	if (location_title !== null) return [words.ready(day(delivery_from))];
	return delivery_to === null ? [] : [words.delivery(day(delivery_from), delivery_to === delivery_from ? undefined : day(delivery_to))];
}

/** The stores where an order is collected, with the day from which it is ready if one is promised. */
export const toStoreSections = (parcels: readonly Parcel[], { locale, order: words }: MailWords): MailSection[] =>
	parcels.flatMap((parcel) => {
		const { location_title: title, location } = parcel;
		return title === null ? [] : [{ title, paragraphs: [...toDayLines(parcel, { locale, order: words }), ...toStoreLines(location, { words, locale })] }];
	});
