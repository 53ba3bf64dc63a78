npx create-next-app@latest my-event --ts --app --no-src-dir --yes
cd my-event
npm install @showcase/ui styled-components
