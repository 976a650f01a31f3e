import { track } from '#lib/analytics/client/track.ts';
import { loadPageData } from '#lib/navigation/client/load-page-data.ts';
import { loadLabels } from '#lib/platform/i18n/document-translator.ts';
import type { PageContent } from '#lib/screens/screen.ts';
import { adoptModal } from './modal-history.client.ts';
import { showModal } from './show-modal.client.ts';

type Content = Parameters<typeof showModal>[0];
type NamedModal = (content: PageContent) => Promise<Pick<Content, 'title' | 'shape' | 'content'> | null>;

/** Modals by the `mode` of a link (Spec 2, Interaction rules); each shows a part of the page at the link's path, or null. */
const MODALS: Readonly<Record<string, NamedModal>> = {
	quick: async (content) => (await import('#components/commerce/modals/quick-view.tsx')).quickView(content),
	stores: async (content) => (await import('#components/commerce/modals/store-stock.tsx')).storeStock(content),
	share: async (content) => (await import('#components/commerce/modals/share-box.tsx')).shareBox(content),
	page: async (content) => (await import('#components/commerce/modals/page-excerpt.tsx')).pageExcerpt(content),
};

/** Opens the modal that a link's `mode` names; false if there is none, or it has nothing to show, so that the link is followed. */
export async function openNamedModal(url: URL, opener: HTMLElement | null, adopt?: Content['adopt']): Promise<boolean> {
	const mode = url.searchParams.get('mode') ?? '';
	const toModal = MODALS[mode];
	if (!toModal || url.origin !== location.origin) return false;
	try {
		const [content] = await Promise.all([loadPageData(url.pathname), loadLabels('modals')]);
		if (!content) return false;
		const modal = await toModal(content);
		if (modal) showModal({ ...modal, url: url.href, opener, adopt });
		if (modal && mode === 'quick') track({ kind: 'quick-viewed', page: content });
		return modal !== null;
	} catch {
		return false;
	}
}

/** Opens the modal of the document's own address, which loses its `mode` when the modal closes. */
export async function openAddressModal(): Promise<void> {
	const under = new URL(location.href);
	under.searchParams.delete('mode');
	await openNamedModal(new URL(location.href), null, (close) => adoptModal(under.href, close));
}
