import { type FormEvent, type ReactNode, useState } from 'react';
import type { PhoneQuote } from '../../api/phone-orders.ts';
import { searchProducts } from '../../api/products.ts';
import { useRead } from '../../api/read.ts';
import { formatMoney, formatNumber } from '../../texts/format.ts';
import { t, tOf } from '../../texts/text.ts';
import { Field } from '../../ui/Field.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Picture } from '../../ui/Picture.tsx';

export interface GoodsLine {
	readonly sku: string;
	readonly title: string;
	readonly quantity: number;
}

export type Refused = readonly PhoneQuote['refused'][number][];

interface Props {
	readonly lines: readonly GoodsLine[];
	readonly refused: Refused;
	readonly onChange: (lines: readonly GoodsLine[]) => void;
}

const MOST_FOUND = 8;

/** Goods of an order, added by search. */
export function Goods({ lines, refused, onChange }: Props): ReactNode {
	const [asked, setAsked] = useState('');
	const found = useRead(asked === '' ? null : searchProducts({ q: asked, list: 'on_sale', limit: MOST_FOUND }));
	const search = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		setAsked(String(new FormData(event.currentTarget).get('product') ?? '').trim());
	};
	const add = (sku: string, title: string) => {
		const known = lines.some((line) => line.sku === sku);
		onChange(known ? lines.map((line) => (line.sku === sku ? { ...line, quantity: line.quantity + 1 } : line)) : [...lines, { sku, title, quantity: 1 }]);
	};
	const setQuantity = (sku: string, quantity: number) => onChange(lines.map((line) => (line.sku === sku ? { ...line, quantity } : line)));
	return (
		<section className="card stack">
			<h2>{t('phone.goods')}</h2>
			<search>
				<form className="search" onSubmit={search}>
					<Field label={t('phone.find')} name="product" type="search" maxLength={100} placeholder={t('products.search-hint')} />
					<button type="submit" className="quiet">
						{t('list.find')}
					</button>
				</form>
			</search>
			{asked !== '' && (
				<Loading of={found}>
					{({ items }) => (
						<>
							{items.length === 0 && <p>{t('list.empty')}</p>}
							<ul className="lines">
								{items.map(({ sku, title, picture, regular, sale, quantity }) => (
									<li key={sku}>
										<Picture path={picture} />
										<div>
											{title}
											<br />
											<small>
												{sku} · {formatMoney(sale ?? regular)} · {t('products.pieces', { count: formatNumber(quantity) })}
											</small>
										</div>
										<button type="button" className="quiet" aria-label={t('phone.add-named', { title })} onClick={() => add(sku, title)}>
											{t('phone.add')}
										</button>
									</li>
								))}
							</ul>
						</>
					)}
				</Loading>
			)}
			<h3>{t('phone.chosen')}</h3>
			{lines.length === 0 && <p>{t('phone.no-goods')}</p>}
			<ul className="stack">
				{lines.map(({ sku, title, quantity }, index) => (
					<li key={sku} className="goods-line">
						<Field
							label={t('phone.quantity', { title })}
							type="number"
							min={1}
							max={100_000}
							required
							value={quantity}
							error={toReason(refused, `lines[${index}]`)}
							onChange={({ target }) => setQuantity(sku, Math.max(1, Math.min(100_000, Math.trunc(target.valueAsNumber) || 1)))}
						/>
						<button
							type="button"
							className="quiet"
							aria-label={t('phone.remove-named', { title })}
							onClick={() => onChange(lines.filter((line) => line.sku !== sku))}
						>
							{t('phone.remove')}
						</button>
					</li>
				))}
			</ul>
		</section>
	);
}

/** Why a field was refused, in the language of the person. */
export function toReason(refused: Refused, field: string): string | undefined {
	const reason = refused.find((each) => each.field === field)?.reason;
	return reason === undefined ? undefined : tOf('refusal', reason);
}
