export { ContentForm } from './ContentForm.tsx';
