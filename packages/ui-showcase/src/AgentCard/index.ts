export { AgentCard } from './AgentCard.tsx';
