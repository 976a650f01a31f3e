import { Icon } from '#components/ui/Icon.tsx';
import { Link } from '#components/ui/Link.tsx';
import type { ChromeModel } from '#lib/navigation/chrome.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { BrandMark } from './BrandMark.tsx';
import styles from './CheckoutChrome.module.css';
import { LanguageLinks } from './LanguageLinks.tsx';
import { toTelephone } from './telephone.ts';

/** Header of the checkout. It links only to the homepage, the cart and the help phone. */
export function CheckoutHeader({ model }: { readonly model: ChromeModel }) {
	const t = useLabels();
	const { urls, company, siteName } = model;
	return (
		<>
			<a className="skip-link" href="#sadrzaj">
				{t('chrome.skip')}
			</a>
			<header className={styles['header']} data-lacking={model.lacking.length > 0 ? model.lacking.join(' ') : undefined}>
				<Link className={styles['brand']} href={urls.home} aria-label={t('chrome.home', { name: siteName })}>
					<BrandMark />
					{siteName}
				</Link>
				{urls.cart && (
					<Link className={styles['tool']} href={urls.cart}>
						<Icon name="cart" size={22} />
						{t('checkout.back_to_cart')}
					</Link>
				)}
				{company.phone && (
					<a className={styles['tool']} href={toTelephone(company.phone)}>
						<Icon name="phone" size={22} />
						{t('chrome.help')}
					</a>
				)}
			</header>
		</>
	);
}

/** Footer of the checkout: company, contact, and the links that the law requires on every page. */
export function CheckoutFooter({ model }: { readonly model: ChromeModel }) {
	const t = useLabels();
	const { company, hours, orderLinks, languages } = model;
	const contacts = [
		company.phone && (
			<a key="phone" href={toTelephone(company.phone)}>
				{company.phone}
			</a>
		),
		company.email && (
			<a key="email" href={`mailto:${company.email}`}>
				{company.email}
			</a>
		),
		company.phone && hours,
	].filter(Boolean);
	const seller = [company.name, company.street, `${company.postcode} ${company.city}`.trim()].filter(Boolean).join(', ');
	return (
		<footer className={styles['footer']}>
			{contacts.length > 0 && <p>{contacts.flatMap((contact, place) => (place === 0 ? [contact] : [' · ', contact]))}</p>}
			<p>{[seller, company.oib && `OIB ${company.oib}`, company.facts, t('chrome.prices')].filter(Boolean).join(' · ')}</p>
			<div className={styles['links']}>
				{orderLinks.map(({ title, url }) => (
					<Link key={url} href={url}>
						{title}
					</Link>
				))}
				<LanguageLinks languages={languages} />
				<button className={styles['consent']} type="button" data-action="consent">
					{t('chrome.consent')}
				</button>
			</div>
		</footer>
	);
}
