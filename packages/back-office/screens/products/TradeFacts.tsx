import type { ReactNode } from 'react';
import { readLocations } from '../../api/products.ts';
import { useRead } from '../../api/read.ts';
import { t, tOf } from '../../texts/text.ts';
import { Field, Select, TextArea } from '../../ui/Field.tsx';
import { contactFields, ENERGY_CLASSES } from './trade-facts.ts';

interface Props {
	readonly textOf: (name: string) => string;
	readonly errorOf: (name: string) => string | undefined;
	readonly set: (name: string, value: string) => void;
	/** A copy of a variant differs in its options. */
	readonly opensVariant: boolean;
}

/** Stock in stores, variant, unit price, energy label and safety contacts. */
export function TradeFacts({ textOf, errorOf, set, opensVariant }: Props): ReactNode {
	const locations = useRead(readLocations());
	const stores = (locations.data?.value.items ?? []).filter(({ location }) => location !== 'warehouse');
	const bind = (name: string, apiName = name) => ({
		...{ name, label: tOf('product.field', name), value: textOf(name), error: errorOf(apiName) },
		onChange: ({ target: { value } }: { readonly target: { readonly value: string } }) => set(name, value),
	});
	return (
		<>
			{stores.length > 0 && (
				<details className="card">
					<summary>{t('product.stores')}</summary>
					<div className="mapping">
						{stores.map(({ location, title }) => (
							<Field key={location} {...bind(`stock.${location}`, 'stock')} label={title} inputMode="numeric" pattern="\d{0,7}" />
						))}
					</div>
				</details>
			)}
			<details className="card" open={opensVariant || errorOf('variant') !== undefined}>
				<summary>{t('product.variant')}</summary>
				<Field {...bind('variant_group', 'variant')} required={textOf('variant_options').trim() !== ''} maxLength={100} hint={t('product.variant-hint')} />
				<TextArea {...bind('variant_options', 'variant')} rows={3} hint={t('product.options-hint')} />
			</details>
			<details className="card">
				<summary>{t('product.unit-price')}</summary>
				<div className="mapping">
					<Field {...bind('unit')} maxLength={20} />
					<Field {...bind('unit_quantity', 'unit_price')} inputMode="decimal" hint={t('product.unit-price-hint')} />
					<Field {...bind('unit_of_price', 'unit_price')} maxLength={20} required={textOf('unit_quantity').trim() !== ''} />
				</div>
			</details>
			<details className="card">
				<summary>{t('product.energy')}</summary>
				<div className="mapping">
					<Select
						label={tOf('product.field', 'energy_class')}
						name="energy_class"
						error={errorOf('energy_class')}
						value={textOf('energy_class')}
						options={[['', '—'], ...ENERGY_CLASSES.map((name) => [name, name] as const)]}
						onChange={(value) => set('energy_class', value)}
					/>
					<Field {...bind('eprel_id', 'energy_label.eprel_id')} inputMode="numeric" pattern="\d{0,12}" />
					<Field {...bind('energy_label_url', 'energy_label.label_url')} inputMode="url" maxLength={2000} hint={t('product.energy-hint')} />
					<Field {...bind('energy_sheet_url', 'energy_label.sheet_url')} inputMode="url" maxLength={2000} />
				</div>
			</details>
			<details className="card">
				<summary>{t('product.safety')}</summary>
				<p className="hint">{t('product.safety-hint')}</p>
				<div className="columns">
					{(['manufacturer', 'responsible_person'] as const).map((who) => (
						<fieldset key={who} className="form">
							<legend>{tOf('product.safety', who)}</legend>
							{contactFields(who).map((name) => (
								<Field
									key={name}
									{...bind(name, 'safety')}
									label={tOf('product.contact', name.slice(who.length + 1))}
									maxLength={300}
									required={contactFields(who).some((other) => textOf(other).trim() !== '')}
								/>
							))}
						</fieldset>
					))}
				</div>
				<TextArea {...bind('safety_warnings')} rows={3} maxLength={5000} hint={t('product.warnings-hint')} />
			</details>
		</>
	);
}
