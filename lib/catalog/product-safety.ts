import type { CatalogProduct } from '@titraj/contract/catalog.ts';
import { bindUnits } from '@titraj/contract/formats/bind-units.ts';
import { normaliseEmail } from '@titraj/contract/formats/email.ts';
import type { Disposal, SafetyContact as WireContact } from '@titraj/contract/product-safety.ts';

export interface SafetyContact {
	readonly name: string;
	readonly address: string;
	readonly electronicAddress: string;
	/** Link for the electronic address; left out if that is neither a URL nor an e-mail address. */
	readonly href?: string;
}

/** Safety information that an offer must state (regulation (EU) 2023/988, article 19). */
export interface ProductSafety {
	readonly manufacturer?: SafetyContact;
	readonly responsiblePerson?: SafetyContact;
	readonly warnings: readonly string[];
	/** Shown with the crossed-out wheeled bin. */
	readonly disposal?: Disposal;
}

/** Safety contacts, warnings and disposal of a product; undefined if it has none. */
export function toProductSafety({
	safety,
	safety_warnings,
	disposal,
}: Pick<CatalogProduct, 'safety' | 'safety_warnings' | 'disposal'>): ProductSafety | undefined {
	const { manufacturer, responsible_person } = safety ?? {};
	const warnings = [...new Set((safety_warnings ?? '').split('\n').flatMap((line) => bindUnits(line.trim()) || []))];
	if (!manufacturer && !responsible_person && !disposal && warnings.length === 0) return undefined;
	return {
		...(manufacturer && { manufacturer: toContact(manufacturer) }),
		...(responsible_person && { responsiblePerson: toContact(responsible_person) }),
		warnings,
		...(disposal && { disposal }),
	};
}

function toContact({ name, address, electronic_address: electronicAddress }: WireContact): SafetyContact {
	const href =
		normaliseEmail(electronicAddress) !== null ? `mailto:${electronicAddress}` : /^https?:\/\//.test(electronicAddress) ? electronicAddress : undefined;
	return { name, address, electronicAddress, ...(href && { href }) };
}
