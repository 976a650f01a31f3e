import { Link } from '#components/ui/Link.tsx';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { BrandMark } from './BrandMark.tsx';
import styles from './UnderDevelopment.module.css';

interface UnderDevelopmentProps {
	/** The label `under_development`. */
	readonly text: string;
	readonly login: string;
}

/** Covers the shop for everybody but staff while it is under development; the sign-in page stays open (Spec 2, Interaction rules; Spec 6). `public/under-development.js` removes it. */
export function UnderDevelopment({ text, login }: UnderDevelopmentProps) {
	const t = useLabels();
	return (
		<>
			<section className={styles['overlay']} id="u-izradi" data-login={login} aria-labelledby="u-izradi-naslov">
				<BrandMark size={56} />
				<h2 id="u-izradi-naslov">{text}</h2>
				<Link className={styles['login']} href={login}>
					{t('chrome.login')}
				</Link>
			</section>
			<script src="/under-development.js" />
		</>
	);
}
