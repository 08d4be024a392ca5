@echo off
rem Kriegsspiel Studio's launcher for Windows. Needs a JDK 17 or newer and Maven on the path.
setlocal
set "ROOT=%~dp0"
set "JAR=%ROOT%editor\cli\target\studio\studio.jar"
where java >nul 2>nul || (echo studio: no Java found. Install a JDK 17 or newer, then start again. 1>&2 & exit /b 2)
if "%~1"=="verify" goto verify
if not exist "%JAR%" call :build || exit /b 2
java -Dfile.encoding=UTF-8 "-Dstudio.state=%ROOT%.studio" "-DEPSG-HSQL.directory=%ROOT%.studio\epsg" -jar "%JAR%" %*
exit /b %ERRORLEVEL%

:verify
where mvn >nul 2>nul || (echo studio: no Maven found. Install Maven 3.8 or newer, then start again. 1>&2 & exit /b 2)
pushd "%ROOT%" & call mvn -B -ntp clean verify
set RESULT=%ERRORLEVEL%
popd
exit /b %RESULT%

:build
where mvn >nul 2>nul || (echo studio: no Maven found. Install Maven 3.8 or newer, then start again. 1>&2 & exit /b 1)
echo studio: building, this once ... 1>&2
pushd "%ROOT%" & call mvn -B -q -ntp -Pplain -Dmaven.test.skip=true -Dspotless.check.skip package
set RESULT=%ERRORLEVEL%
popd
exit /b %RESULT%
