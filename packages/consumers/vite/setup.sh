npm create vite@latest my-event -- --template react-ts --no-interactive
cd my-event
npm install @showcase/ui styled-components react-hook-form
