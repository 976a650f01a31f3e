import { SpecTable } from '#components/commerce/SpecTable.tsx';
import { useAccount } from '#lib/account/client/use-account.ts';
import { useLivePrice } from '#lib/catalog/client/use-live-price.ts';
import type { AttributeGroup, Product } from '#lib/catalog/product.ts';
import { mayViewWarehouse } from '#lib/catalog/warehouse-view.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import type { Translator } from '#lib/platform/i18n/translator.ts';
import { useStoreStock } from '#lib/stores/client/use-store-stock.ts';
import styles from '../Screen.module.css';

interface WarehouseViewProps {
	readonly product: Product;
	/** Permission that is required. */
	readonly permission: string;
}

/** Codes and stock of a product by store, for users with the warehouse permission; for others nothing is requested (Spec 6, Warehouse view). */
export function WarehouseView({ product, permission }: WarehouseViewProps) {
	const user = useAccount('/api/hapi/auth/user');
	return mayViewWarehouse({ enabled: true, permission }, user.data ?? null) ? <Pieces product={product} /> : null;
}

function Pieces({ product }: Pick<WarehouseViewProps, 'product'>) {
	const t = useLabels();
	const { stock, priceQtyLoaded } = useLivePrice(product.id, product);
	const stores = useStoreStock(product.id);
	if (stores.status === 'error') return <p role="alert">{t('pickup.error')}</p>;
	if (stores.status === 'pending' || !priceQtyLoaded) return null;
	const inStores = stores.stores.reduce((sum, store) => sum + store.stock, 0);
	const pieces: AttributeGroup = {
		title: t('warehouse.pieces'),
		attributes: [
			...row(t('warehouse.total'), stock),
			...row(t('warehouse.central'), Math.max(0, stock - inStores)),
			...stores.stores.flatMap((store) => row(store.title, store.stock)),
		],
	};
	return (
		<section className={styles['section']}>
			<h2 className={styles['sectionTitle']}>{t('warehouse.title')}</h2>
			<SpecTable groups={[toCodes(product, t), pieces]} />
		</section>
	);
}

function toCodes({ code, ean }: Product, t: Translator): AttributeGroup {
	return { title: t('warehouse.codes'), attributes: [...row(t('warehouse.code'), code), ...(ean === undefined ? [] : row(t('warehouse.ean'), ean))] };
}

const row = (title: string, value: number | string) => [{ title, value: String(value) }];
