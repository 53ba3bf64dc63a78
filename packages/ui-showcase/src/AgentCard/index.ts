export { AgentCard, type AgentActivity, type AgentCardProps } from './AgentCard.tsx';
