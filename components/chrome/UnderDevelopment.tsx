import { Link } from '#components/ui/Link.tsx';
import { useLabels } from '#lib/i18n/use-labels.ts';
import { BrandMark } from './BrandMark.tsx';
import styles from './UnderDevelopment.module.css';

interface UnderDevelopmentProps {
	/** The label `under_development`. */
	readonly text: string;
	readonly login: string;
}

/** Covers the shop for all but staff while it is being built; the sign-in stays open (Spec 2, Interaction rules; Spec 6). `public/under-development.js` lifts it. */
export function UnderDevelopment({ text, login }: UnderDevelopmentProps) {
	const t = useLabels();
	return (
		<>
			<section className={styles['u']} id="u-izradi" data-login={login} aria-labelledby="u-izradi-naslov">
				<BrandMark size={56} />
				<h2 id="u-izradi-naslov">{text}</h2>
				<Link href={login}>{t('chrome.login')}</Link>
			</section>
			<script src="/under-development.js" />
		</>
	);
}
