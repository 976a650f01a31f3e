/** Styles of the parts outside the React root: the browser never loads those components, so their stylesheets are imported here (ADR 8). */
import './styles/tokens.css';
import './styles/base.css';
import '#components/chrome/BottomBar.module.css';
import '#components/chrome/CategoryBoard.module.css';
import '#components/chrome/CategoryRail.module.css';
import '#components/chrome/CheckoutChrome.module.css';
import '#components/chrome/Footer.module.css';
import '#components/chrome/FooterNewsletter.module.css';
import '#components/chrome/Header.module.css';
import '#components/chrome/LanguageLinks.module.css';
import '#components/chrome/SearchForm.module.css';
import '#components/chrome/UnderDevelopment.module.css';
import '#components/ui/Button.module.css';
import '#components/ui/IconButton.module.css';
