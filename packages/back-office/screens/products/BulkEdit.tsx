import { type FormEvent, type ReactNode, useState } from 'react';
import { PATH_SEPARATOR, type Product, type ProductChange, readCategories, readProduct, saveProduct, saveStock } from '../../api/products.ts';
import { type Loaded, LoadFailed, useRead } from '../../api/read.ts';
import type { Failure } from '../../api/result.ts';
import { useMay } from '../../app/session-context.ts';
import { t, tOf } from '../../texts/text.ts';
import { FailureNotice } from '../../ui/FailureNotice.tsx';
import { Field, Select } from '../../ui/Field.tsx';
import { Table } from '../../ui/Table.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { applyBulk, BULK_KINDS, type BulkKind, describeBulk, isBulkValue, STOCK_KINDS } from './bulk-change.ts';
import { toChange, toDraft } from './product-change.ts';

interface Props {
	readonly skus: readonly string[];
	readonly onDone: () => unknown;
}

/** One change for several products: price by percent, stock, category or KPD code, or the counted stock of each. What it means for each is shown before it is saved. */
export function BulkEdit({ skus, onDone }: Props): ReactNode {
	const mayWrite = useMay()('products:write');
	const kinds = mayWrite ? BULK_KINDS : STOCK_KINDS;
	const [kind, setKind] = useState<BulkKind>(mayWrite ? 'price' : 'count');
	const [value, setValue] = useState('');
	const [counted, setCounted] = useState<Readonly<Record<string, string>>>({});
	const [preview, setPreview] = useState<readonly Loaded<Product>[] | null>(null);
	const [failure, setFailure] = useState<Failure | null>(null);
	const [isBusy, setIsBusy] = useState(false);
	const categories = useRead(readCategories());
	const choose = (next: string) => {
		setKind(BULK_KINDS.find((known) => known === next) ?? 'price');
		setValue('');
		setCounted({});
		setPreview(null);
	};
	/** What is applied to a product; the stock of one that was not counted stays. */
	const valueFor = (product: Product): string => (kind === 'count' ? (counted[product.sku] ?? describeBulk(toDraft(product), kind)) : value);

	const show = async (event: FormEvent) => {
		event.preventDefault();
		setFailure(null);
		if (kind !== 'count' && !isBulkValue(kind, value)) return setFailure({ status: 422, detail: t('bulk.wrong'), fields: [] });
		setIsBusy(true);
		try {
			const loaded: Loaded<Product>[] = [];
			for (const sku of skus) loaded.push(await readProduct(sku).load());
			setPreview(loaded);
		} catch (error) {
			if (!(error instanceof LoadFailed)) throw error;
			setFailure(error.failure);
		}
		setIsBusy(false);
	};
	const send = (sku: string, change: ProductChange, version: string | null) => {
		if (Object.keys(change).length === 0) return { ok: true as const };
		return !mayWrite && change.stock ? saveStock(sku, change.stock, version) : saveProduct(sku, change, version);
	};
	/** Saves one product after another; those that were saved stay so if a later one is refused. */
	const save = async (products: readonly Loaded<Product>[]) => {
		if (!products.every((product) => isBulkValue(kind, valueFor(product.value)))) return setFailure({ status: 422, detail: t('bulk.wrong'), fields: [] });
		setFailure(null);
		setIsBusy(true);
		for (const { value: product, version } of products) {
			const before = toDraft(product);
			const change = toChange(before, applyBulk(before, kind, valueFor(product)), product);
			const result = await send(product.sku, change, version);
			if (result.ok) continue;
			setIsBusy(false);
			setPreview(null);
			return setFailure({ ...result.failure, detail: `${product.sku}: ${result.failure.detail}` });
		}
		setIsBusy(false);
		showToast(t('action.saved'));
		return onDone();
	};

	return (
		<section className="card spaced" aria-label={t('bulk.title')}>
			<h2>{t('bulk.title')}</h2>
			<form className="period" onSubmit={(event) => void show(event)}>
				<Select label={t('bulk.what')} name="what" value={kind} options={kinds.map((name) => [name, tOf('bulk', name)] as const)} onChange={choose} />
				{kind === 'count' ? (
					<p className="hint">{t('bulk.count-about')}</p>
				) : (
					<Field
						label={tOf('bulk.value', kind)}
						hint={tOf('bulk.hint', kind)}
						name="value"
						value={value}
						required
						list={kind === 'category' ? 'bulk-categories' : undefined}
						inputMode={kind === 'price' || kind === 'stock' ? 'decimal' : undefined}
						onChange={({ target }) => {
							setValue(target.value);
							setPreview(null);
						}}
					/>
				)}
				<datalist id="bulk-categories">
					{categories.data?.value.items.map(({ code, path }) => (
						<option key={code} value={path.join(PATH_SEPARATOR)} />
					))}
				</datalist>
				<button type="submit" className="quiet" disabled={isBusy}>
					{t('bulk.preview')}
				</button>
			</form>
			{failure && <FailureNotice failure={failure} />}
			{preview && (
				<>
					<Table
						title={t('bulk.changes')}
						none=""
						rows={preview.map((one) => one.value)}
						keyOf={({ sku }) => sku}
						columns={[
							{ title: t('product.sku'), show: ({ sku }) => sku },
							{ title: tOf('product.field', 'title'), show: ({ title }) => title },
							{ title: t('bulk.before'), show: (product) => describeBulk(toDraft(product), kind) },
							{
								title: t('bulk.after'),
								show: (product) =>
									kind === 'count' ? (
										<input
											aria-label={t('bulk.counted', { title: product.title })}
											inputMode="numeric"
											maxLength={7}
											size={7}
											value={valueFor(product)}
											onChange={({ target }) => setCounted((before) => ({ ...before, [product.sku]: target.value }))}
										/>
									) : (
										describeBulk(applyBulk(toDraft(product), kind, value), kind)
									),
							},
						]}
					/>
					<div className="actions">
						<button type="button" disabled={isBusy} onClick={() => void save(preview)}>
							{t('bulk.save', { count: preview.length })}
						</button>
					</div>
				</>
			)}
		</section>
	);
}
