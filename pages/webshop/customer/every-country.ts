import { COUNTRIES } from '@titraj/contract/formats/address-countries.ts';
import { WORLD_COUNTRIES } from '@titraj/contract/formats/world-countries.ts';
import { toCountryOptions } from './country-options.ts';

/** Every country of the world: those of the shop's markets first, then the others by name. */
export function toEveryCountry(locale: string): ReturnType<typeof toCountryOptions> {
	const { compare } = new Intl.Collator(locale);
	const others = toCountryOptions(WORLD_COUNTRIES, locale).filter(({ value }) => !COUNTRIES.includes(value));
	return [...toCountryOptions(COUNTRIES, locale), ...others.toSorted((a, b) => compare(a.title, b.title))];
}
