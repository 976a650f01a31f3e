import type { Feed, Feeds } from '@titraj/backend/merchant-api/routes/feed-routes.ts';
import type { ReactNode } from 'react';
import { readFeeds } from '../../api/feeds.ts';
import { useRead } from '../../api/read.ts';
import { formatNumber, formatTime } from '../../texts/format.ts';
import { t, tOf } from '../../texts/text.ts';
import { Loading } from '../../ui/Loading.tsx';

const TONES = { published: 'done', missing: 'attention', unreachable: 'refused' } as const;

/** Product feeds of the shop: addresses to register, products that are in them, left out, or lack something. */
export default function FeedsScreen(): ReactNode {
	const feeds = useRead(readFeeds());
	return (
		<>
			<h1>{t('feeds.title')}</h1>
			<p>{t('feeds.about')}</p>
			<Loading of={feeds}>
				{(value) => (
					<>
						<ul className="rows">
							{value.feeds.map((feed) => (
								<FeedRow key={feed.url} feed={feed} />
							))}
						</ul>
						<div className="columns">
							<Content feeds={value} />
							<Lacking feeds={value} />
						</div>
					</>
				)}
			</Loading>
		</>
	);
}

function FeedRow({ feed: { form, language, url, state, changed_at } }: { readonly feed: Feed }): ReactNode {
	return (
		<li className="row">
			<span className="state" data-tone={TONES[state]}>
				{tOf('feeds.state', state)}
			</span>
			<div>
				<b>
					{tOf('feeds.form', form)}, {language}
				</b>
				<br />
				<a href={url}>{url}</a>
			</div>
			<small>{changed_at === null ? '' : t('feeds.file-changed', { time: formatTime(changed_at) })}</small>
		</li>
	);
}

function Content({ feeds: { products, files, left_out, changed_at } }: { readonly feeds: Feeds }): ReactNode {
	const rows = [
		['archived', left_out.archived],
		['hidden_category', left_out.hidden_category],
		['hidden_manufacturer', left_out.hidden_manufacturer],
	] as const;
	return (
		<section className="card">
			<h2>{t('feeds.products')}</h2>
			<dl className="sums">
				<Row title={t('feeds.in')} count={products} href="#/products?list=on_sale" />
				{rows.map(([name, count]) => (
					<Row key={name} title={tOf('feeds.out', name)} count={count} href={name === 'archived' ? '#/products?list=archived' : '#/products?list=not_listed'} />
				))}
			</dl>
			{files > 1 && <p className="hint">{t('feeds.files', { count: files })}</p>}
			<p className="hint">{changed_at === null ? t('feeds.no-change') : t('feeds.changed', { time: formatTime(changed_at) })}</p>
		</section>
	);
}

function Lacking({ feeds: { lacking } }: { readonly feeds: Feeds }): ReactNode {
	const rows = [
		['picture', lacking.picture, 'no_picture'],
		['gtin', lacking.gtin, 'no_gtin'],
		['manufacturer', lacking.manufacturer, 'no_manufacturer'],
		['stock', lacking.stock, 'sold_out'],
	] as const;
	return (
		<section className="card">
			<h2>{t('feeds.lacking')}</h2>
			<dl className="sums">
				{rows.map(([name, count, list]) => (
					<Row key={name} title={tOf('feeds.lacks', name)} count={count} href={`#/products?list=${list}`} />
				))}
			</dl>
			<p className="hint">{t('feeds.lacking-about')}</p>
		</section>
	);
}

function Row({ title, count, href }: { readonly title: string; readonly count: number; readonly href: string }): ReactNode {
	return (
		<div>
			<dt>{count === 0 ? title : <a href={href}>{title}</a>}</dt>
			<dd className="number">{formatNumber(count)}</dd>
		</div>
	);
}
