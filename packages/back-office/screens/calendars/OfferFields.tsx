import type { ReactNode } from 'react';
import { PATH_SEPARATOR, readCategories } from '../../api/products.ts';
import { useRead } from '../../api/read.ts';
import { t } from '../../texts/text.ts';
import { Field, Select, TextArea } from '../../ui/Field.tsx';
import type { OfferDraft } from './day-draft.ts';

interface Props {
	readonly offer: OfferDraft;
	readonly errorOf: (name: string) => string | undefined;
	readonly onChange: (offer: OfferDraft) => void;
}

/** The coupon of one day: what it takes off, and of what. */
export function OfferFields({ offer, errorOf, onChange }: Props): ReactNode {
	const categories = useRead(readCategories());
	const options = (categories.data?.value.items ?? []).map(({ code, path }) => [code, path.join(PATH_SEPARATOR)] as const);
	const isKnown = offer.category === '' || options.some(([code]) => code === offer.category);
	const bind = (name: keyof OfferDraft) => ({
		...{ value: offer[name], error: errorOf(name) },
		onChange: ({ target }: { readonly target: { readonly value: string } }) => onChange({ ...offer, [name]: target.value }),
	});
	return (
		<>
			<Field {...bind('code')} label={t('coupons.code')} maxLength={40} hint={t('coupons.code-hint')} />
			<Field {...bind('percent')} label={t('coupons.percent')} inputMode="numeric" hint={t('coupons.one-of-two')} />
			<Field {...bind('amount')} label={t('coupons.amount')} inputMode="decimal" />
			<Field {...bind('minimum')} label={t('coupons.minimum')} inputMode="decimal" />
			<Select
				label={t('calendar.category')}
				name="category"
				value={offer.category}
				error={errorOf('category')}
				options={[['', t('calendar.all-categories')], ...(isKnown ? [] : [[offer.category, offer.category] as const]), ...options]}
				onChange={(category) => onChange({ ...offer, category })}
			/>
			<TextArea {...bind('products')} label={t('calendar.products')} rows={2} hint={t('blocks.products-hint')} />
		</>
	);
}
