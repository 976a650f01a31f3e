export { Blocks } from './Blocks.tsx';
