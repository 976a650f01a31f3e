import { useState } from 'react';
import { LastViewed } from '#components/commerce/LastViewed.tsx';
import { ProductGrid } from '#components/commerce/ProductGrid.tsx';
import { Button, ButtonLink } from '#components/ui/Button.tsx';
import { EmptyState } from '#components/ui/EmptyState.tsx';
import { NeedsScript } from '#components/ui/NeedsScript.tsx';
import { Skeleton } from '#components/ui/Skeleton.tsx';
import { useLocationSearch } from '#lib/navigation/client/use-location-search.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { useWishlist } from '#lib/saved/client/use-saved.ts';
import { useWishlistCategories } from '#lib/saved/client/use-wishlist-categories.ts';
import type { ScreenProps } from '#lib/screens/screen.ts';
import { CategoryFilter } from './CategoryFilter.tsx';
import styles from './Screen.module.css';
import { ShareList } from './ShareList.tsx';
import { useWishlistChanges } from './use-wishlist-changes.ts';
import { WishlistLine } from './WishlistLine.tsx';

/** The visitor's wishlist, or a shared one: a prerendered shell with live content (D9). */
export default function Screen({ title }: ScreenProps['catalog/wishlist']) {
	return (
		<div className={styles['screen']}>
			<Wishlist title={title} />
		</div>
	);
}

function Wishlist({ title }: { readonly title: string }) {
	const t = useLabels();
	const search = useLocationSearch();
	const shareCode = new URLSearchParams(search ?? '').get('share_code') ?? undefined;
	const [categoryId, setCategoryId] = useState<number>();
	const { status, data, reload } = useWishlist({ categoryId, shareCode });
	const categories = useWishlistCategories(!shareCode);
	const isKnown = data && categories;
	const { pending, wanted, moveToCart, remove, setQuantity, message } = useWishlistChanges();
	if (!data && status === 'error') {
		return (
			<EmptyState trace="fading" title={t(shareCode ? 'wishlist.gone_title' : 'wishlist.error_title')} level={1} text={t('wishlist.error_text')}>
				<Button onClick={reload}>{t('action.retry')}</Button>
			</EmptyState>
		);
	}
	const items = (data?.items ?? []).filter(({ code }) => !pending.has(code)).map((item) => ({ ...item, quantity: wanted.get(item.code) ?? item.quantity }));
	if (data && items.length === 0 && categoryId === undefined) {
		return (
			<>
				<EmptyState trace="resting" title={t('wishlist.empty_title')} level={1} text={t('wishlist.empty_text')}>
					<p role="status">{message}</p>
					<ButtonLink href={t.home}>{t('cart.continue')}</ButtonLink>
					<Button variant="secondary" icon="grid" popoverTarget="kategorije">
						{t('not_found.categories')}
					</Button>
				</EmptyState>
				<LastViewed />
			</>
		);
	}
	return (
		<div>
			<header className={styles['header']}>
				<h1>{shareCode ? t('wishlist.shared_title') : title}</h1>
				<p className={styles['status']} role="status">
					{message || (isKnown ? t.plural('count.products', items.length) : t('wishlist.loading'))}
				</p>
			</header>
			<NeedsScript />
			{!isKnown && (
				<div className={styles['loading']} aria-hidden="true">
					<Skeleton shape="picture" />
					<Skeleton shape="line" />
				</div>
			)}
			{isKnown && shareCode && <ProductGrid products={items.map(({ product }) => product)} early={4} />}
			{isKnown && !shareCode && (
				<>
					<CategoryFilter categories={categories} chosen={categoryId} onChoose={setCategoryId} />
					<ul>
						{items.map((item) => (
							<WishlistLine
								key={item.code}
								item={item}
								onQuantity={(quantity) => setQuantity(item.code, quantity)}
								onRemove={() => remove(item.code)}
								onMove={() => moveToCart(item)}
							/>
						))}
					</ul>
					<ShareList code={data.shareCode} onChanged={reload} />
				</>
			)}
		</div>
	);
}
