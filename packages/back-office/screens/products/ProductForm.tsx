import { BACKORDER_DAYS_PATTERN, MOST_BACKORDER_DAYS } from '@titraj/contract/formats/backorder-days.ts';
import { KPD_PATTERN } from '@titraj/contract/formats/kpd.ts';
import { type FormEvent, type ReactNode, useState } from 'react';
import { PATH_SEPARATOR, type PriceEntry, type Product, readCategories, readProduct, saveProduct } from '../../api/products.ts';
import { type Loaded, readOnce, useRead } from '../../api/read.ts';
import type { Failure } from '../../api/result.ts';
import { useMay } from '../../app/session-context.ts';
import { formatMoney, formatTime } from '../../texts/format.ts';
import { t, tOf } from '../../texts/text.ts';
import { FailureNotice } from '../../ui/FailureNotice.tsx';
import { CheckBox, Field, Select, TextArea } from '../../ui/Field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { toComma } from '../../ui/typed.ts';
import { useUnsaved } from '../../ui/use-unsaved.ts';
import { Attributes } from './Attributes.tsx';
import { Images } from './Images.tsx';
import { differingFields, type ProductDraft, toChange, toCopy, toDraft } from './product-change.ts';
import { TradeFacts } from './TradeFacts.tsx';
import { TAX_CLASSES, YES } from './trade-facts.ts';

interface Props {
	/** The stored product; null for a new one. */
	readonly start: Loaded<Product> | null;
	/** A product that a new one begins as a copy of. */
	readonly copied?: Product | undefined;
	readonly entry: PriceEntry;
	readonly onSaved: (sku: string) => unknown;
}

interface Conflict {
	readonly theirs: ProductDraft;
	readonly version: string | null;
	readonly fields: readonly string[];
}

/** All fields of a product. Only what was changed is sent, with the version that it was changed in; if another person has saved meanwhile, it shows their changes. */
export function ProductForm({ start, copied, entry, onSaved }: Props): ReactNode {
	const [base, setBase] = useState(() => ({ draft: toDraft(start?.value ?? null, entry), version: start?.version ?? null }));
	const [draft, setDraft] = useState(copied === undefined ? base.draft : toCopy(copied, entry));
	const [sku, setSku] = useState(start?.value.sku ?? '');
	const [failure, setFailure] = useState<Failure | null>(null);
	const [conflict, setConflict] = useState<Conflict | null>(null);
	const [isSending, setIsSending] = useState(false);
	const categories = useRead(readCategories());
	const mayWrite = useMay()('products:write');
	const isNew = start === null;
	const plannedRegular = start?.value.price.planned.find(({ kind }) => kind === 'regular');
	useUnsaved(differingFields(base.draft, draft).length > 0);

	const errorOf = (name: string): string | undefined => failure?.fields.find(({ field }) => field === name || field.startsWith(`${name}.`))?.reason;
	const bind = (name: string, apiName = name) => ({
		name,
		value: draft.fields[name] ?? '',
		label: tOf('product.field', name),
		error: errorOf(apiName),
		onChange: (event: { readonly target: { readonly value: string } }) => {
			const { value } = event.target;
			setDraft((before) => ({ ...before, fields: { ...before.fields, [name]: value } }));
		},
	});

	const save = async (version: string | null, isLast = false): Promise<unknown> => {
		const result = await saveProduct(sku.trim(), toChange(base.draft, draft, start?.value ?? null, entry), version);
		if (result.ok) {
			setFailure(null);
			setConflict(null);
			// As in useVersionedForm: the product may not be readable now.
			setBase({ draft, version: result.version ?? version });
			showToast(t('product.saved'));
			return onSaved(sku.trim());
		}
		if (result.failure.status !== 412) return setFailure(result.failure);
		const now = await readOnce(readProduct(sku));
		if (!now.ok) return setFailure(now.failure);
		const theirs = toDraft(now.value, entry);
		const others = new Set(differingFields(draft, theirs));
		const fields = differingFields(base.draft, theirs).filter((name) => others.has(name));
		// As in useVersionedForm: a picture may have arrived.
		if (fields.length === 0 && !isLast) return save(now.version, true);
		setConflict({ theirs, version: now.version, fields });
		return setFailure(null);
	};
	const set = (name: string, value: string) => setDraft((before) => ({ ...before, fields: { ...before.fields, [name]: value } }));
	const priceHint = (hint: string) => (entry.without_vat ? `${t('product.without-vat')} ${hint}`.trim() : hint);
	const submit = (event: FormEvent) => {
		event.preventDefault();
		setIsSending(true);
		// Until the form starts again from what is stored: what is typed before that would be lost.
		void save(base.version).finally(() => setIsSending(false));
	};
	/** Takes over what the other person changed, unless it was changed here, too. */
	const merge = ({ theirs, version, fields }: Conflict) => {
		const mine = new Set(differingFields(base.draft, draft));
		const taken = fields.filter((name) => !mine.has(name));
		setDraft((before) => ({
			fields: { ...before.fields, ...Object.fromEntries(taken.flatMap((name) => (name in theirs.fields ? [[name, theirs.fields[name] ?? '']] : []))) },
			attributes: taken.includes('attributes') ? theirs.attributes : before.attributes,
			images: taken.includes('images') ? theirs.images : before.images,
		}));
		setBase({ draft: theirs, version });
		setConflict(null);
	};

	return (
		<form className="form" onSubmit={submit}>
			<fieldset disabled={!mayWrite || isSending} className="form">
				<div className="columns">
					<div className="stack">
						<section className="card">
							<h2>{t('product.texts')}</h2>
							{isNew && (
								<Field
									label={t('product.sku')}
									name="sku"
									value={sku}
									required
									maxLength={100}
									error={errorOf('sku')}
									onChange={(event) => setSku(event.target.value)}
								/>
							)}
							<Field {...bind('title')} required maxLength={500} />
							<TextArea {...bind('short_description')} rows={3} />
							<TextArea {...bind('description')} rows={8} hint={t('product.html')} />
							<TextArea {...bind('seo_description')} rows={2} maxLength={500} hint={t('content.seo-hint')} />
						</section>
						<Images images={draft.images} onChange={(change) => setDraft((before) => ({ ...before, images: change(before.images) }))} />
					</div>
					<div className="stack">
						<section className="card">
							<h2>{t('product.price-and-stock')}</h2>
							<Field
								{...bind('regular', 'price')}
								label={t(entry.without_vat ? 'product.regular-without-vat' : 'product.field.regular')}
								inputMode="decimal"
								required
							/>
							<Select
								label={t('product.field.tax_class')}
								name="tax_class"
								value={draft.fields['tax_class'] ?? ''}
								error={errorOf('tax_class')}
								options={TAX_CLASSES.map((name) => [name, toClassTitle(name, entry)] as const)}
								onChange={(value) => set('tax_class', value)}
							/>
							<Field {...bind('sale', 'price.sale')} inputMode="decimal" hint={priceHint(t('product.lowest-price'))} />
							<Field {...bind('sale_from', 'price.sale.from')} type="datetime-local" hint={t('product.sale-from')} />
							<Field {...bind('sale_to', 'price.sale.to')} type="datetime-local" hint={t('product.sale-to')} />
							{start?.value.price.campaign && <p className="hint">{t('product.campaign', { price: formatMoney(start.value.price.campaign) })}</p>}
							{plannedRegular && (
								<p className="hint">{t('product.planned-price', { time: formatTime(plannedRegular.at), price: formatMoney(plannedRegular.amount ?? '0') })}</p>
							)}
							<Field {...bind('quantity', 'stock')} inputMode="numeric" pattern="\d{1,7}" required />
							<CheckBox
								label={t('product.field.backorder')}
								name="backorder"
								checked={draft.fields['backorder'] === YES}
								onChange={(event) => set('backorder', event.target.checked ? YES : '')}
							/>
							{draft.fields['backorder'] === YES && (
								<Field
									{...bind('backorder_days', 'backorder')}
									inputMode="numeric"
									pattern={BACKORDER_DAYS_PATTERN}
									title={t('product.backorder-days', { most: MOST_BACKORDER_DAYS })}
									hint={t('product.backorder-hint', { most: MOST_BACKORDER_DAYS })}
								/>
							)}
						</section>
						<section className="card">
							<h2>{t('product.kind')}</h2>
							<Field {...bind('category', 'category_path')} required list="categories" hint={t('product.category-hint')} />
							<datalist id="categories">
								{categories.data?.value.items.map(({ code, path }) => (
									<option key={code} value={path.join(PATH_SEPARATOR)} />
								))}
							</datalist>
							<Field {...bind('manufacturer')} maxLength={120} />
							<Field {...bind('gtin')} inputMode="numeric" />
							<Field {...bind('mpn')} maxLength={70} />
							<Field {...bind('weight', 'weight_grams')} inputMode="numeric" pattern="\d{0,7}" />
							<Field {...bind('size', 'size_mm')} pattern="\s*\d{1,6}(\s*[x×*]\s*\d{1,6}){2}\s*" title={t('product.size-hint')} hint={t('product.size-hint')} />
							<Field {...bind('kpd', 'fields.kpd')} pattern={KPD_PATTERN} title={t('kpd.format')} maxLength={8} hint={t('kpd.product-hint')} />
							<CheckBox
								label={t('product.field.bulky')}
								name="bulky"
								checked={draft.fields['bulky'] === YES}
								onChange={(event) => set('bulky', event.target.checked ? YES : '')}
							/>
						</section>
					</div>
				</div>
				<TradeFacts opensVariant={copied?.variant != null} textOf={(name) => draft.fields[name] ?? ''} errorOf={errorOf} set={set} />
				<Attributes attributes={draft.attributes} onChange={(attributes) => setDraft((before) => ({ ...before, attributes }))} />
			</fieldset>
			{failure && <FailureNotice failure={failure} />}
			{conflict && (
				<div className="notice" data-tone="attention" role="alert">
					<p>{t('product.conflict')}</p>
					<ul>
						{conflict.fields.map((name) => (
							<li key={name}>
								<b>{tOf('product.field', name)}</b>
								{name in conflict.theirs.fields && `: ${conflict.theirs.fields[name]}`}
							</li>
						))}
					</ul>
					<button type="button" onClick={() => merge(conflict)}>
						{t('product.merge')}
					</button>
				</div>
			)}
			{mayWrite && (
				<div className="actions">
					<button type="submit" disabled={isSending || conflict !== null}>
						{t('product.save')}
					</button>
				</div>
			)}
		</form>
	);
}

/** `Opća stopa (25 %)`. */
const toClassTitle = (name: (typeof TAX_CLASSES)[number], { percents }: PriceEntry): string => {
	const percent = percents[name];
	return percent === undefined ? tOf('tax.class', name) : `${tOf('tax.class', name)} (${toComma(String(percent))} %)`;
};
