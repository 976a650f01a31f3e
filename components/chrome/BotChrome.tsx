import { Link } from '#components/ui/Link.tsx';
import { LinkList } from '#components/ui/LinkList.tsx';
import type { ChromeModel } from '#lib/navigation/chrome.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';

/** Header of the bot layout (Spec 2, Layouts): plain links to the homepage and the top categories. */
export function BotHeader({ model }: { readonly model: ChromeModel }) {
	const t = useLabels();
	return (
		<header>
			<Link href={model.urls.home}>{model.siteName}</Link>
			<nav aria-label={t('chrome.categories')}>
				<LinkList links={model.mainMenu} />
			</nav>
		</header>
	);
}

/** Footer of the bot layout: the footer menus as one list, and who runs the shop. */
export function BotFooter({ model }: { readonly model: ChromeModel }) {
	const { company } = model;
	return (
		<footer>
			<LinkList links={model.footerMenu.flatMap(({ items }) => items)} />
			{company.name && (
				<address>
					{company.name}, {company.street}, {company.postcode} {company.city}, {company.phone}, {company.email}
				</address>
			)}
		</footer>
	);
}
