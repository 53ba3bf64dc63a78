npm create vite-extra@latest my-event -- --template ssr-react-ts
cd my-event
npm install @showcase/ui styled-components
