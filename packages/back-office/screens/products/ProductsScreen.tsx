import { type ReactNode, useState } from 'react';
import { archiveProduct, PATH_SEPARATOR, type ProductSummary, readCategories, searchProducts } from '../../api/products.ts';
import { useRead } from '../../api/read.ts';
import type { Result } from '../../api/result.ts';
import { replaceQuery, usePlace } from '../../app/place.ts';
import { useMay } from '../../app/session-context.ts';
import { formatMoney, formatNumber } from '../../texts/format.ts';
import { t, tOf } from '../../texts/text.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { ChooseAll } from '../../ui/ChooseAll.tsx';
import { EmptyList } from '../../ui/EmptyList.tsx';
import { Select } from '../../ui/Field.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Paging } from '../../ui/Paging.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { SearchForm } from '../../ui/SearchForm.tsx';
import { BulkEdit } from './BulkEdit.tsx';

const LISTS = ['on_sale', 'low_stock', 'sold_out', 'archived', 'not_listed', 'no_picture', 'no_gtin', 'no_manufacturer'] as const;

/** Products, the newest first, with search and filters. */
export default function ProductsScreen(): ReactNode {
	const { query } = usePlace();
	const products = useRead(
		searchProducts({ q: query.get('q') ?? '', list: query.get('list') ?? '', category: query.get('category') ?? '', cursor: query.get('cursor') ?? '' }),
	);
	const may = useMay();
	const mayWrite = may('products:write');
	return (
		<>
			<div className="heading">
				<h1>{t('products.title')}</h1>
				<a className="button quiet" href="#/imports">
					{t('imports.title')}
				</a>
				{mayWrite && (
					<a className="button" href="#/product/new">
						{t('products.new')}
					</a>
				)}
			</div>
			<SearchForm hint={t('products.search-hint')} filter={{ name: 'list', all: t('products.all'), group: 'products.list', values: LISTS }} />
			<CategoryFilter chosen={query.get('category') ?? ''} />
			<Loading of={products}>
				{({ items, next_cursor }) => (
					<>
						<ProductList
							key={items.map(({ sku }) => sku).join()}
							products={items}
							mayWrite={mayWrite}
							mayCount={may('stock:write')}
							onChanged={() => products.mutate()}
						/>
						<Paging next={next_cursor} />
					</>
				)}
			</Loading>
		</>
	);
}

/** Products of one category and those below it; kept in the address. */
function CategoryFilter({ chosen }: { readonly chosen: string }): ReactNode {
	const categories = useRead(readCategories()).data?.value.items ?? [];
	if (categories.length === 0) return null;
	const options = categories
		.map(({ code, path }) => [code, path.join(PATH_SEPARATOR)] as const)
		.toSorted(([, one], [, other]) => one.localeCompare(other, 'hr'));
	return (
		<Select
			{...{ label: tOf('product.field', 'category'), name: 'category', value: chosen }}
			options={[['', t('products.all-categories')], ...options]}
			onChange={(category) => replaceQuery({ category, cursor: '' })}
		/>
	);
}

interface Props {
	readonly products: readonly ProductSummary[];
	readonly mayWrite: boolean;
	readonly mayCount: boolean;
	readonly onChanged: () => unknown;
}

function ProductList({ products, mayWrite, mayCount, onChanged }: Props): ReactNode {
	const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
	const [isEditing, setIsEditing] = useState(false);
	if (products.length === 0) return <EmptyList none={t('empty.products')} />;
	const toggle = (sku: string) => setChosen((before) => (before.has(sku) ? new Set([...before].filter((each) => each !== sku)) : new Set([...before, sku])));
	const archive = (archived: boolean) => async (): Promise<Result<unknown>> => {
		for (const sku of chosen) {
			const result = await archiveProduct(sku, archived);
			if (!result.ok) return { ok: false, failure: { ...result.failure, detail: `${sku}: ${result.failure.detail}` } };
		}
		return { ok: true, value: null, version: null };
	};
	return (
		<>
			{mayCount && <ChooseAll keys={products.map(({ sku }) => sku)} chosen={chosen} onChange={setChosen} />}
			{chosen.size > 0 && (
				<div className="bulk">
					<p>{t('list.chosen', { count: chosen.size })}</p>
					<button type="button" aria-expanded={isEditing} onClick={() => setIsEditing(!isEditing)}>
						{t('bulk.open')}
					</button>
					{mayWrite && (
						<>
							<ActionButton
								label={t('products.archive')}
								question={t('products.archive-question')}
								done={t('action.done')}
								tone="quiet"
								act={archive(true)}
								onDone={onChanged}
							/>
							<ActionButton
								label={t('products.unarchive')}
								question={t('products.unarchive-question')}
								done={t('action.done')}
								tone="quiet"
								act={archive(false)}
								onDone={onChanged}
							/>
						</>
					)}
				</div>
			)}
			{isEditing && chosen.size > 0 && (
				<BulkEdit
					key={[...chosen].join()}
					skus={[...chosen]}
					onDone={() => {
						setChosen(new Set());
						setIsEditing(false);
						return onChanged();
					}}
				/>
			)}
			<ul className="rows">
				{products.map((product) => (
					<li key={product.sku} className="row product-row">
						{mayCount && (
							<input
								type="checkbox"
								aria-label={t('products.choose', { title: product.title })}
								checked={chosen.has(product.sku)}
								onChange={() => toggle(product.sku)}
							/>
						)}
						<div className="named">
							<Picture path={product.picture} />
							<div>
								<a href={`#/products/${encodeURIComponent(product.sku)}`}>{product.title}</a>
								<br />
								<small>
									{product.sku}
									{product.manufacturer && ` · ${product.manufacturer}`}
									{product.archived && ` · ${t('products.archived')}`}
								</small>
							</div>
						</div>
						<span className="number">
							{formatMoney(product.sale ?? product.regular)}
							<br />
							<small>{t('products.pieces', { count: formatNumber(product.quantity) })}</small>
						</span>
					</li>
				))}
			</ul>
		</>
	);
}
