import { Icon } from '#components/ui/Icon.tsx';
import { LinkList } from '#components/ui/LinkList.tsx';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import type { ChromePartProps } from '../shop-parts.ts';
import styles from './Footer.module.css';
import { FooterNewsletter } from './FooterNewsletter.tsx';
import { LanguageLinks } from './LanguageLinks.tsx';
import { toTelephone } from './telephone.ts';

/** The footer: contact, menus, payment methods, legal information. */
export function Footer({ model }: ChromePartProps) {
	const t = useLabels();
	const { company, hours, footerMenu, orderLinks, payments, languages, urls } = model;
	return (
		<footer className={styles['footer']} data-demo-drawing="">
			<div className={styles['top']}>
				{(company.phone || company.email) && (
					<address className={styles['contact']}>
						<b className={styles['heading']}>{t('chrome.contact')}</b>
						{company.phone && (
							<a className={styles['phone']} href={toTelephone(company.phone)}>
								{company.phone}
							</a>
						)}
						{company.email && <a href={`mailto:${company.email}`}>{company.email}</a>}
						{company.phone && hours && <p>{hours}</p>}
					</address>
				)}
				{urls.newsletter && <FooterNewsletter url={urls.newsletter} />}
				{footerMenu.map(({ title, items }) => (
					<nav key={title} aria-label={title}>
						<b className={styles['heading']}>{title}</b>
						<LinkList links={items} />
					</nav>
				))}
			</div>
			{payments.length > 0 && (
				<div className={styles['payments']}>
					<b className={styles['heading']}>{t('chrome.payments')}</b>
					<ul className={styles['paymentList']}>
						{payments.map((payment) => (
							<li key={payment} className={styles['payment']}>
								{payment}
							</li>
						))}
					</ul>
				</div>
			)}
			<div className={styles['legal']}>
				<p className={styles['company']}>
					{company.name && (
						<>
							{company.name}, {company.street}, {company.postcode} {company.city}
							{company.oib && ` · OIB ${company.oib}`}
							<br />
							{company.facts && (
								<>
									{company.facts}
									<br />
								</>
							)}
						</>
					)}
					{t('chrome.prices')}
				</p>
				{orderLinks.length > 0 && <LinkList className={styles['orderLinks']} links={orderLinks} />}
				<LanguageLinks languages={languages} />
				<button className={styles['consent']} type="button" data-action="consent">
					<Icon name="shield" size={16} />
					{t('chrome.consent')}
				</button>
			</div>
		</footer>
	);
}
